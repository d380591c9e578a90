/** The static server: types, caches, nothing outside its folder, and sentences when it cannot listen. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileOf, serve } from '../tools/static.ts'

const folder = mkdtempSync(join(tmpdir(), 'ludarium-'))
let address = ''
let stop = (): void => {}

before(async () => {
  mkdirSync(join(folder, 'site', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'site', 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, 'site', 'assets', 'a-1.js'), 'export {}')
  const served = await serve(join(folder, 'site'), '127.0.0.1', 0)
  address = served.address
  stop = () => {
    served.server.closeAllConnections()
    served.server.close()
  }
})
after(() => {
  stop()
  rmSync(folder, { recursive: true })
})

/** Sends the path as it is; fetch would tidy it first. */
async function raw(path: string, method = 'GET'): Promise<number> {
  const url = new URL(address)
  const sent = request({ host: url.hostname, port: url.port, path, method })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }]
  answer.resume()
  return answer.statusCode
}

test('serves the page and its files with their types and caches', async () => {
  const page = await fetch(`${address}/`)
  assert.equal(page.status, 200)
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.equal(page.headers.get('cache-control'), 'no-cache')
  assert.equal(page.headers.get('x-content-type-options'), 'nosniff')
  const script = await fetch(`${address}/assets/a-1.js`)
  assert.equal(script.headers.get('content-type'), 'text/javascript; charset=utf-8')
  assert.match(script.headers.get('cache-control') ?? '', /immutable/)
  const tag = page.headers.get('etag') ?? ''
  assert.equal((await fetch(`${address}/`, { headers: { 'if-none-match': tag } })).status, 304)
})

test('nothing outside the folder, no other methods', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/%00',
  ]) {
    assert.equal(await raw(path), 404, path)
  }
  assert.equal(await raw('/nothing'), 404)
  assert.equal(await raw('/', 'POST'), 405)
  assert.equal(fileOf('/srv/site', '/%2e%2e%2fsite-secret'), null)
})

test('a port in use gets a clear sentence', async () => {
  const port = Number(new URL(address).port)
  await assert.rejects(serve(folder, '127.0.0.1', port), {
    message: `Port ${port} on 127.0.0.1 is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
  })
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'tools', 'serve.ts')], {
    env: { ...process.env, PORT: String(port) },
  })
  let said = ''
  child.stderr.on('data', (data) => {
    said += String(data)
  })
  const [code] = await once(child, 'exit')
  assert.equal(code, 1)
  assert.match(said, /^Port \d+ on 127\.0\.0\.1 is in use\. /)
})

test('prints one line with the address', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'tools', 'serve.ts')], {
    env: { ...process.env, PORT: '0' },
  })
  const [line] = await once(child.stdout, 'data')
  child.kill()
  assert.match(String(line), /^Ludarium is at http:\/\/127\.0\.0\.1:\d+\n$/)
})
