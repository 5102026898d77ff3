import { expect, test } from 'vitest';
import { parseBody } from './parseBody';

const LARGE = 'x'.repeat(2 * 1024 * 1024);

test.each([
  ['small', [1, { name: 'ä' }]],
  ['large', [{ name: 'ä', base64: LARGE }]],
])('a %s body is parsed', async (_size, value) => {
  expect(await parseBody(Buffer.from(JSON.stringify(value)))).toEqual(value);
});

test.each([
  ['small', ''],
  ['large', LARGE],
])('a %s body that is no JSON, or no text, is refused', async (_size, more) => {
  await expect(parseBody(Buffer.from(`["${more}"`))).rejects.toThrow(SyntaxError);
  const noText = Buffer.concat([Buffer.from('["'), Buffer.from([0xff]), Buffer.from(`${more}"]`)]);
  await expect(parseBody(noText)).rejects.toThrow(TypeError);
});
