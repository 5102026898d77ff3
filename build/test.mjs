/** `npm test`: everything that must hold before a change lands. Words choose steps (CONTRIBUTING.md). */
import './nodeVersion.mjs';

import('./test/main.mjs').then(({ main }) => main(process.argv.slice(2)));
