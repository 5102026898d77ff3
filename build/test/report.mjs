/** Prints what `npm test` does: a line for each event, and a status line in a terminal. */
import { closingLines } from './closing.mjs';
import { secondsLeft, shareDone } from './lastRun.mjs';
import { duration, timeLeft, stepCounts } from './wording.mjs';

/** Without a terminal: minimum milliseconds between two progress lines of the same step. */
const MIN_PROGRESS_GAP = 10_000;
/** Without a terminal: maximum milliseconds in which nothing is printed. */
const MAX_SILENCE = 30_000;

const CLEAR_LINE = '\r\x1b[K';

export class Report {
  #out;
  #now;
  #lastRun;
  #lanes;
  #began;
  #spokeAt;

  /** `out` is a stream, `now` a clock in milliseconds, `lastRun` comes from `readLastRun`. */
  constructor(steps, { out, now, lastRun, lanes }) {
    this.#out = out;
    this.#now = now;
    this.#lastRun = lastRun;
    this.#lanes = lanes;
    this.#began = now();
    this.#spokeAt = now();
    const counts = { passed: 0, failed: 0, skipped: 0, files: 0, filesDone: 0 };
    this.steps = new Map(
      steps.map((step) => [
        step.name,
        { ...step, ...counts, state: 'waiting', failures: [], retried: [], held: [], tenth: 0 },
      ]),
    );
  }

  /** Prints lines above the status line. */
  print(...lines) {
    this.#spokeAt = this.#now();
    const start = this.#out.isTTY ? CLEAR_LINE : '';
    this.#out.write(`${start}${lines.join('\n')}\n`);
    this.tick();
  }

  begin(name) {
    const step = this.steps.get(name);
    Object.assign(step, { state: 'running', began: this.#now(), spokeAt: this.#now() });
    const last = step.filters.length === 0 ? this.#lastRun.get(name) : undefined;
    this.print(`▸ ${name}${last ? ` (last time ${duration(last.seconds)})` : ''}`);
  }

  /** Reports a line that a step has printed. Lines of a check are shown only if it fails. */
  line(name, text) {
    const step = this.steps.get(name);
    if (step.hasTests || step.isFirst) this.print(text);
    else step.held.push(text);
  }

  /** Reports the counts of a step with tests. */
  count(name, message) {
    const step = this.steps.get(name);
    if (message.type === 'files') step.files = message.files;
    if (message.type === 'fileDone') step.filesDone += 1;
    if (message.type === 'end') step.isOver = true;
    if (message.type === 'result') {
      step[message.state] += 1;
      if (message.state === 'failed') step.failures.push(message);
      else if (message.tries > 1) step.retried.push(message);
    }
    this.#progress(step);
    this.tick();
  }

  end(name, code) {
    const step = this.steps.get(name);
    step.state = code === 0 ? 'passed' : 'failed';
    step.seconds = (this.#now() - step.began) / 1000;
    if (code !== 0) this.#countFailure(step);
    const counted = step.hasTests ? `: ${stepCounts(step)}` : '';
    const mark = code === 0 ? '✓' : '✗';
    const verb = code === 0 ? 'passed' : 'FAILED';
    const held = code === 0 ? [] : step.held;
    this.print(...held, `${mark} ${name} ${verb} in ${duration(step.seconds)}${counted}`);
  }

  skip(name) {
    const step = this.steps.get(name);
    Object.assign(step, { state: 'not run', skipped: 1 });
    this.print(`✗ ${name} did not run: the build failed`);
  }

  /** Updates the status line, or prints progress after a long silence. */
  tick() {
    if (this.#out.isTTY) {
      const width = (this.#out.columns ?? 80) - 1;
      this.#out.write(`${CLEAR_LINE}${[...this.#status()].slice(0, width).join('')}`);
    } else if (this.#now() - this.#spokeAt >= MAX_SILENCE) {
      this.#spokeAt = this.#now();
      this.#out.write(`  ${this.#status()}\n`);
    }
  }

  /**
   * The closing lines. The last one has only the counts.
   * @param {string | null} stopped what ended the run early
   */
  close(stopped = null) {
    if (this.#out.isTTY) this.#out.write(CLEAR_LINE);
    const seconds = (this.#now() - this.#began) / 1000;
    this.#out.write(`${closingLines([...this.steps.values()], { seconds, stopped }).join('\n')}\n`);
  }

  /** A step that fails without a failed test, because it crashed, counts as one failure. */
  #countFailure(step) {
    const died = step.hasTests && !step.isOver;
    if (died) step.failures.push({ file: '', name: 'the tests ended early' });
    if (died || step.failed === 0) step.failed += 1;
  }

  #progress(step) {
    const tenth = Math.floor(shareDone(step, this.#lastRun.get(step.name)) * 10);
    if (this.#out.isTTY || tenth <= step.tenth || tenth === 10) return;
    if (this.#now() - step.spokeAt < MIN_PROGRESS_GAP) return;
    Object.assign(step, { tenth, spokeAt: this.#now() });
    this.print(`  ${this.#line(step)}${timeLeft(this.#secondsLeft())}`);
  }

  #status() {
    const running = [...this.steps.values()].filter(({ state }) => state === 'running');
    const time = duration((this.#now() - this.#began) / 1000);
    const lines = running.map((step) => this.#line(step));
    return `${[time, ...lines].join(' · ')}${timeLeft(this.#secondsLeft())}`;
  }

  #line(step) {
    if (!step.hasTests) return step.name;
    const last = step.filters.length === 0 ? this.#lastRun.get(step.name)?.tests : undefined;
    const done = step.passed + step.failed + step.skipped;
    const total = last ? ` of ${String(Math.max(last, done))}` : '';
    const failed = step.failed > 0 ? `, ${String(step.failed)} FAILED` : '';
    const files = step.files > 0 ? ` (${String(step.filesDone)}/${String(step.files)} files)` : '';
    return `${step.name} ${String(done)}${total}${files}${failed}`;
  }

  #secondsLeft() {
    return secondsLeft([...this.steps.values()], this.#lastRun, this.#lanes, this.#now());
  }
}
