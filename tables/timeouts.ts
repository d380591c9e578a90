/**
 * How long each part waits for another one, in milliseconds. Whoever waits for a part waits longer than that part waits for
 * the next one. So the part closest to a problem reports it, and a timeout further out means that nothing answers at all.
 */

/** One read or write of the store. Writes take milliseconds; a busy disk or a failover of the database takes seconds. */
export const STORE_TIMEOUT = 8000

/**
 * One request over a connection: a call, an order, an HTTP request. Longer than the store's timeout and a slow connection
 * together. After it the client opens a new connection.
 */
export const ANSWER_TIMEOUT = 15_000

/** One request to the page's own worker, which may be thinking about a hint or replaying a long game. */
export const WORKER_TIMEOUT = 30_000

/** One reminder to a mail server, a push service or a webhook. A batch is leased for two minutes, much longer than this. */
export const SEND_TIMEOUT = 10_000

/** A server that was asked to stop finishes its requests, which take at most as long as an answer may. */
export const STOP_TIMEOUT = ANSWER_TIMEOUT
