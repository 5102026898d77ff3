/** Compares two pictures, with a tolerance, in the browser, which can decode them. */
import type { Page } from 'playwright-core';

/** Minimum difference of two colours, from 0 to 255. Smaller ones come from antialiasing. */
const COLOUR = 40;

/** Share of different pixels, from 0 to 1. Pictures of unequal size are completely different. */
export function differingShare(page: Page, was: Buffer, is: Buffer): Promise<number> {
  const urls = [was, is].map((bytes) => `data:image/webp;base64,${bytes.toString('base64')}`);
  return page.evaluate(
    async ([all, colour]) => {
      const [one, other] = await Promise.all(
        all.map(async (url) => createImageBitmap(await (await fetch(url)).blob())),
      );
      if (!one || one.width !== other?.width || one.height !== other.height) return 1;
      // At half the size, single pixels at the edges do not count.
      const [width, height] = [one.width >> 1, one.height >> 1];
      const [first, second] = [one, other].map((image) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        if (!context) throw new Error('There is no canvas.');
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      });
      if (!first || !second) return 1;
      let differing = 0;
      for (let at = 0; at < first.length; at += 4) {
        const isOther = [0, 1, 2].some(
          (part) => Math.abs((first[at + part] ?? 0) - (second[at + part] ?? 0)) > colour,
        );
        if (isOther) differing += 1;
      }
      return differing / (width * height);
    },
    [urls, COLOUR] as const,
  );
}
