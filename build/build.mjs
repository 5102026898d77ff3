/**
 * `npm run build`: makes dist/ anew, with the sizes of what was made; with `changed` only where its
 * sources are not those it was made of, and without a word about sizes.
 */
import './nodeVersion.mjs';
import { build, install } from './setup.mjs';

await install();
const onlyChanged = process.argv.includes('changed');
await build({ force: !onlyChanged, quiet: onlyChanged });
