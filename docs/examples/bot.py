"""A bot for any game of Ludarium: picks a verb, then a move with that verb.

Try it:  npx ludarium play toy:bazaar --seats 3 --people none --seat 1=cmd:"python3 docs/examples/bot.py"

It writes requests to stdout and reads answers from stdin, one JSON record per line. See docs/protocol.md.
"""
import json
import random
import sys


def ask(request, **fields):
    print(json.dumps({"request": request, **fields}), flush=True)
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    answer = json.loads(line)
    if not answer["ok"]:
        print(f"{answer['sentence']} [{answer['code']}]", file=sys.stderr)
    return answer


def choose(moves, view):
    """Your ideas go here: `view` is all that the seat may know, `moves` is all that it may do."""
    kinds = {}
    for move in moves:
        kinds.setdefault(move["do"], []).append(move)
    # The verb first, then a move: long lists do not crowd out short ones.
    return random.choice(kinds[random.choice(sorted(kinds))])


random.seed(ask("about")["seat"])
while not ask("wait")["over"]:
    moves = ask("legal")
    view = ask("view")["view"]
    ask("play", move=choose(moves["moves"], view), at=moves["at"])
