/**
 * Seeds the random games of a test run. They are the same in every run, or others with another
 * `STANDEE_SEED`.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['STANDEE_SEED'] ?? 1) });
