/** The random games of a run of the tests: the same each time, others with another `STANDEE_SEED`. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['STANDEE_SEED'] ?? 1) });
