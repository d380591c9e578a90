/** Once loaded, the page needs no network: start page, a game in progress, a new game. */
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { serve } from '../tools/static.ts'
import { asked, DIST, decisions, type House, open, openAt, playOn, start } from './browser.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

test('plays on without a network', async () => {
  const page = await services.page({ offline: true })
  await start(services, page, 'The Essence', 'offline 1')
  await playOn(page, 5)
  await asked(page)
  // Every file is kept before the worker takes the page over.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const at = await decisions(page)
  await page.context().setOffline(true)
  await page.reload()
  await asked(page)
  assert.equal(await decisions(page), at)
  await playOn(page, 5)
  assert.ok((await decisions(page)) > at)
  await start(services, page, 'The Essence', 'offline 2')
  await asked(page)
  await services.leave(page)
})

test('can be installed', async () => {
  const manifest = (await (await fetch(`${services.address}/manifest.webmanifest`)).json()) as {
    icons: { src: string }[]
    start_url: string
  }
  assert.equal(manifest.start_url, './')
  for (const { src } of manifest.icons) assert.equal((await fetch(new URL(src, `${services.address}/`))).status, 200)
})

/** The files of a later build: another version of the page, without a part that the first one loads when it is asked for. */
function laterBuild(folder: string, version: string): string {
  const build = join(folder, version)
  cpSync(DIST, build, { recursive: true })
  const part = readdirSync(join(build, 'assets')).find((file) => /^About-.*\.js$/.test(file)) ?? assert.fail()
  rmSync(join(build, 'assets', part))
  const change = (file: string, from: string | RegExp, to: string): void =>
    writeFileSync(join(build, file), readFileSync(join(build, file), 'utf8').replace(from, to))
  change('sw.js', `"./assets/${part}",`, '')
  change('sw.js', /ludarium-[0-9a-f]+/, `ludarium-${version}`)
  change('index.html', '<head>', `<head><meta name="build" content="${version}">`)
  return build
}

/** Lets the page look for a new build, and waits until that one has taken over and tidied up. */
async function updated(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const next = (target: EventTarget, event: string): Promise<unknown> =>
      new Promise((done) => target.addEventListener(event, done, { once: true }))
    const { serviceWorker } = navigator
    const changed = next(serviceWorker, 'controllerchange')
    await (await serviceWorker.ready).update()
    await changed
    const worker = serviceWorker.controller
    if (worker !== null && worker.state !== 'activated') await next(worker, 'statechange')
  })
}

/** One build after the other at the same address. */
async function builds() {
  const folder = mkdtempSync(join(tmpdir(), 'ludarium-builds-'))
  let now = await serve(DIST, '127.0.0.1', 0)
  const { address } = now
  const stop = (): Promise<void> => {
    now.server.closeAllConnections()
    return new Promise((done) => now.server.close(() => done()))
  }
  return {
    address,
    async bring(version: string): Promise<void> {
      await stop()
      now = await serve(laterBuild(folder, version), '127.0.0.1', Number(new URL(address).port))
    },
    async close(): Promise<void> {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

test('a tab of the build before still finds its parts; older builds are dropped', async (t) => {
  const { address, bring, close } = await builds()
  t.after(close)
  const own = await openAt(address)
  t.after(() => own.close())
  const page = await own.page({ offline: true })
  const names = (): Promise<string[]> => page.evaluate(() => caches.keys())
  await page.goto(address)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const [first] = await names()
  await bring('second')
  await updated(page)
  assert.deepEqual(await names(), [first, 'ludarium-second'])
  await page.evaluate(() => {
    location.hash = '#/about'
  })
  await page.getByRole('heading', { name: 'About Ludarium' }).waitFor()

  await bring('third')
  await updated(page)
  assert.deepEqual(await names(), ['ludarium-second', 'ludarium-third'])
  await page.context().setOffline(true)
  await page.reload()
  assert.equal(await page.locator('meta[name=build]').getAttribute('content'), 'third', 'the newest page')
  await own.leave(page)
})
