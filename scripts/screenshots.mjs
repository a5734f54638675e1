// npm run screenshots: takes the pictures of the README from the built app with its demonstration, in docs/images.
// npm run screenshots -- <address> <password>: the same of an app that is running, with the password of its demo user.
import './lib/node-version.mjs';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressPicture } from './lib/app/compress-picture.mjs';
import { startDemoApp } from './lib/app/demo-app.mjs';
import { furnish, PHONE_SCENES, SCENES } from './lib/app/screenshot-scenes.mjs';
import { at } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { say, spell } from './lib/say.mjs';
import { ensureTools } from './lib/tools.mjs';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
/** A machine that has much to do takes its time. */
const WAIT_MS = 180_000;
const DESK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const THEMES = ['dark', 'light'];
const folder = at('docs', 'images');

const began = Date.now();
const [address, password] = process.argv.slice(2);
await prepare(address ? [] : ['server', 'web']);
const { chromium: executablePath } = await ensureTools(['chromium']);
if (!executablePath) throw new Error('There is no Chromium, and it could not be installed.');
// Playwright is there only once the packages are installed.
const { chromium } = await import('@playwright/test');

/** Shows the theme as a choice made in another tab would, without a new page, and waits until it is drawn. */
async function chooseTheme(/** @type {string} */ theme) {
  localStorage.setItem('darkMode', String(theme === 'dark'));
  dispatchEvent(new StorageEvent('storage', { key: 'darkMode' }));
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await drawn();
  const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(fading.map(({ finished }) => finished));
  await drawn();
}

const app = address ? { url: address, password: password ?? '', stop: async () => {} } : await startDemoApp();
const browser = await chromium.launch({ executablePath, args: ARGS });
/** @type {{ file: string, picture: Buffer }[]} */
const taken = [];
try {
  const settings = { baseURL: app.url, reducedMotion: /** @type {const} */ ('reduce'), locale: 'en-US' };
  const door = await browser.newContext(settings);
  door.setDefaultTimeout(WAIT_MS);
  const entry = await door.newPage();
  await entry.addInitScript(() => sessionStorage.setItem('disclaimerAgreed', 'true'));
  await entry.goto('/login');
  await entry.getByLabel('Email').fill('demo@demo.example');
  await entry.getByLabel('Password', { exact: true }).fill(app.password);
  await entry.getByRole('button', { name: 'Log in' }).click();
  await entry.getByRole('button', { name: /audio words/ }).waitFor();
  await door.request.put('/api/user/preferences', {
    data: { hints_dismissed: ['intro', 'speak', 'read'] },
    timeout: WAIT_MS,
  });
  const places = await furnish(door.request, WAIT_MS);
  const storageState = await door.storageState();
  await door.close();

  for (const [device, scenes] of /** @type {const} */ ([
    [DESK, SCENES],
    [PHONE, PHONE_SCENES],
  ])) {
    const context = await browser.newContext({ ...settings, ...device, storageState });
    context.setDefaultTimeout(WAIT_MS);
    await context.addInitScript(() => sessionStorage.setItem('disclaimerAgreed', 'true'));
    for (const { name, open } of scenes) {
      const page = await context.newPage();
      await open(page, places);
      for (const theme of THEMES) {
        await page.mouse.move(0, 0);
        await page.evaluate(chooseTheme, theme);
        await page.waitForTimeout(500);
        taken.push({ file: `${name}-${theme}.webp`, picture: await compressPicture(await page.screenshot()) });
      }
      say(`${name} is taken.`);
      await page.close();
    }
    await context.close();
  }
} finally {
  await browser.close();
  await app.stop();
}

mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) rmSync(join(folder, old));
for (const { file, picture } of taken) {
  writeFileSync(join(folder, file), picture);
  say(`docs/images/${file}: ${Math.round(picture.length / 1024)} KB`);
}
say(`${taken.length} pictures in ${spell(Date.now() - began)}.`);
