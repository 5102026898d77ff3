/** Vitest's reporter for `npm test`: sends counts to the runner, and prints failures as they happen. */
import { relative } from 'node:path';
import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestSpecification,
  TestSuite,
  Vitest,
} from 'vitest/node';

/** Messages to the runner. */
export type Message =
  | { readonly type: 'files'; readonly files: number }
  | { readonly type: 'fileDone' }
  | { readonly type: 'end' }
  | {
      readonly type: 'result';
      readonly state: 'passed' | 'failed' | 'skipped';
      readonly file: string;
      readonly name: string;
      readonly tries: number;
    };

const SEPARATOR = ' › ';
const OUTSIDE = 'an error outside of the tests';

export default class implements Reporter {
  #vitest: Vitest | null = null;
  /** Output of tests, printed only if one fails. */
  readonly #logs = new Map<string, string[]>();

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    send({ type: 'files', files: specifications.length });
  }

  onUserConsoleLog({ taskId = '', content }: { taskId?: string; content: string }): void {
    this.#logs.set(taskId, [...(this.#logs.get(taskId) ?? []), content]);
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'pending') return;
    const tries = 1 + (test.diagnostic()?.retryCount ?? 0);
    const { name, file } = this.#placeOf(test);
    send({ type: 'result', state, file, name, tries });
    // Each try adds its errors. The first error is the cause; a later one may come from what the first try
    // left behind.
    if (state === 'failed') this.#print(test, errors);
    else if (errors.length > 0) this.#print(test, errors, '↻');
    this.#logs.delete(test.id);
  }

  onTestSuiteResult(suite: TestSuite): void {
    this.#printFault(suite);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#printFault(module);
    this.#logs.delete(module.id);
    send({ type: 'fileDone' });
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    faults: readonly SerializedError[],
  ): Promise<void> {
    if (modules.length === 0 && faults.length === 0)
      this.#vitest?.logger.error(`✗ ${stepName()}: no test file has a name like that`);
    for (const fault of faults) {
      const file = this.#fileOf(String(fault['VITEST_TEST_PATH'] ?? ''));
      send({ type: 'result', state: 'failed', file, name: OUTSIDE, tries: 1 });
      this.#vitest?.logger.error(`✗ ${[stepName(), file, OUTSIDE].join(SEPARATOR)}`);
      this.#vitest?.logger.printError(fault);
    }
    send({ type: 'end' });
    await sent;
  }

  /** Prints the error of a file that does not load, or of a failed hook. */
  #printFault(group: TestModule | TestSuite): void {
    const errors = group.errors();
    if (errors.length === 0) return;
    const { name, file } = this.#placeOf(group);
    send({ type: 'result', state: 'failed', file, name, tries: 1 });
    this.#print(group, errors);
  }

  #fileOf(path: string): string {
    if (path === '') return '';
    return relative(this.#vitest?.config.root ?? '', path).replaceAll('\\', '/');
  }

  #placeOf(task: TestCase | TestSuite | TestModule): { name: string; file: string } {
    const module = task.type === 'module' ? task : task.module;
    const file = this.#fileOf(module.moduleId);
    const path: string[] = [];
    for (let at = task; at.type !== 'module'; at = at.parent) path.unshift(at.name);
    return { file, name: path.join(SEPARATOR) || 'the file itself' };
  }

  #print(
    task: TestCase | TestSuite | TestModule,
    errors: readonly SerializedError[],
    mark: '✗' | '↻' = '✗',
  ): void {
    const { file, name } = this.#placeOf(task);
    const logger = this.#vitest?.logger;
    logger?.error(`${mark} ${[stepName(), file, name].join(SEPARATOR)}`);
    for (const log of this.#logs.get(task.id) ?? []) logger?.error(log.trimEnd());
    for (const error of errors) logger?.printError(error, { project: task.project });
  }
}

const stepName = (): string => process.env['STANDEE_STEP'] ?? 'tests';

/** Resolves when the runner has received everything. Without a runner it resolves at once. */
let sent: Promise<void> = Promise.resolve();

function send(message: Message): void {
  const toRunner = process.send?.bind(process) as
    ((message: Message, done: () => void) => void) | undefined;
  if (!toRunner) return;
  const before = sent;
  const now = new Promise<void>((done) => {
    toRunner(message, () => {
      done();
    });
  });
  sent = before.then(() => now);
}
