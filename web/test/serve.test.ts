/** The page's files by themselves, and the program that `npm start` runs: its one line, its sentences, its end. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { serve } from '../tools/static.ts'

const folder = mkdtempSync(join(tmpdir(), 'ludarium-'))
const running = new Set<ChildProcess>()
let address = ''
let stop = (): void => {}

before(async () => {
  const site = join(folder, 'site')
  mkdirSync(join(site, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(site, 'index.html'), '<!doctype html>')
  writeFileSync(join(site, 'assets', 'a-1.js'), 'export const a = 1\n'.repeat(100_000))
  symlinkSync(join(folder, 'secret.txt'), join(site, 'link.txt'))
  symlinkSync(folder, join(site, 'up'))
  const served = await serve(site, '127.0.0.1', 0)
  address = served.address
  stop = () => {
    served.server.closeAllConnections()
    served.server.close()
  }
})
after(() => {
  stop()
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Sends the path as it is; fetch would tidy it first. */
async function raw(path: string, method = 'GET'): Promise<number> {
  const url = new URL(address)
  const sent = request({ host: url.hostname, port: url.port, path, method })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode ?? 0
}

test('serves the page and its files with their types and caches, packed and in parts', async () => {
  const page = await fetch(`${address}/`)
  assert.equal(page.status, 200)
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.equal(page.headers.get('cache-control'), 'no-cache')
  assert.equal(page.headers.get('x-content-type-options'), 'nosniff')
  const script = await fetch(`${address}/assets/a-1.js`)
  assert.equal(script.headers.get('content-type'), 'text/javascript; charset=utf-8')
  assert.match(script.headers.get('cache-control') ?? '', /immutable/)
  assert.equal(script.headers.get('content-encoding'), 'gzip')
  assert.match(await script.text(), /^export const a = 1\n/)
  const tag = page.headers.get('etag') ?? ''
  assert.equal((await fetch(`${address}/`, { headers: { 'if-none-match': tag } })).status, 304)
  const part = await fetch(`${address}/`, { headers: { range: 'bytes=2-8' } })
  assert.deepEqual([part.status, await part.text()], [206, 'doctype'])
})

test('nothing outside the folder, not even by a link; no other methods', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/link.txt',
    '/up/secret.txt',
    '/%00',
    '/nothing',
  ]) {
    assert.equal(await raw(path), 404, path)
  }
  assert.equal(await raw('/', 'POST'), 405)
})

test('who goes away in the middle of a download leaves nothing open', async () => {
  const open = (): number => readdirSync('/proc/self/fd').length
  const before = open()
  for (let n = 0; n < 50; n++) {
    const sent = request(`${address}/assets/a-1.js`)
    sent.end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.on('error', () => {})
    sent.on('error', () => {})
    answer.destroy()
    await once(answer, 'close')
  }
  while (open() > before + 5) await new Promise((done) => setTimeout(done, 20))
  assert.equal(await raw('/'), 200)
})

/** `npm start`, with a store of its own. */
function started(port: number): ChildProcess & { readonly said: () => string } {
  const child = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA: join(folder, `data-${port}`) },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let all = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      all += String(data)
    })
  }
  return Object.assign(child, { said: () => all })
}

test('a port in use gets a clear sentence', async () => {
  const port = Number(new URL(address).port)
  const child = started(port)
  const [code] = await once(child, 'exit')
  assert.equal(code, 1)
  const sentence = `Port ${port} on 127.0.0.1 is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`
  assert.ok(child.said().split('\n').includes(sentence), child.said())
})

test('prints the address, and SIGTERM ends it and all that it started', async () => {
  const child = started(0)
  const line = /Ludarium is at (http:\/\/127\.0\.0\.1:\d+)\n/
  while (!line.test(child.said())) await once(child.stdout ?? assert.fail(), 'data')
  const [, place = ''] = line.exec(child.said()) ?? []
  assert.equal((await fetch(place)).status, 200)
  child.kill('SIGTERM')
  await once(child, 'exit')
  // The test ends when nobody listens any more.
  const answers = (): Promise<boolean> =>
    fetch(place).then(
      () => true,
      () => false,
    )
  while (await answers()) await new Promise((done) => setTimeout(done, 20))
})
