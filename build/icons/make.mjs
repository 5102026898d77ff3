/**
 * `npm run icons`: draws the packages' icons from the SVG files beside this script, with Chromium. The icons
 * are part of the repository, so that packing needs no browser.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../setup.mjs';

const here = import.meta.dirname;

/** Sizes of Linux's icon folders; Windows and macOS use some of them. */
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
const WINDOWS = [16, 24, 32, 48, 64, 128, 256];
/** Apple's names for the sizes. A picture of double density has a name of its own. */
const APPLE = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic13', 256],
  ['ic09', 512],
  ['ic14', 512],
  ['ic10', 1024],
];

async function draw(page, file) {
  const picture = readFileSync(join(here, file), 'utf8');
  const drawn = new Map();
  for (const size of SIZES) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`,
    );
    drawn.set(size, await page.screenshot({ omitBackground: true }));
  }
  return drawn;
}

/** Builds an icon file for Windows: a directory followed by PNG files. */
function ico(drawn) {
  const header = Buffer.alloc(6 + 16 * WINDOWS.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(WINDOWS.length, 4);
  let offset = header.length;
  WINDOWS.forEach((size, index) => {
    const at = 6 + 16 * index;
    // A size of 256 is stored as 0.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(drawn.get(size).length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += drawn.get(size).length;
  });
  return Buffer.concat([header, ...WINDOWS.map((size) => drawn.get(size))]);
}

/** Builds an icon file for macOS: named chunks, each with its length. */
function icns(drawn) {
  const chunk = (name, content) => {
    const head = Buffer.alloc(8);
    head.write(name, 'ascii');
    head.writeUInt32BE(8 + content.length, 4);
    return Buffer.concat([head, content]);
  };
  const pieces = APPLE.map(([name, size]) => chunk(name, drawn.get(size)));
  return chunk('icns', Buffer.concat(pieces));
}

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  for (const name of ['icon', 'campaign']) {
    const drawn = await draw(page, `${name}.svg`);
    writeFileSync(join(here, `${name}.ico`), ico(drawn));
    writeFileSync(join(here, `${name}.icns`), icns(drawn));
    if (name !== 'icon') continue;
    mkdirSync(join(here, 'linux'), { recursive: true });
    for (const size of SIZES.filter((one) => one <= 512)) {
      writeFileSync(join(here, 'linux', `${size}x${size}.png`), drawn.get(size));
    }
    for (const size of [256, 512]) {
      writeFileSync(join(here, `../../renderer/public/app-${size}.png`), drawn.get(size));
    }
  }
} finally {
  await browser.close();
}
