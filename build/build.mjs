/**
 * `npm run build`: makes dist/ anew, with the sizes of what was made; with `changed` only where its
 * sources are not those it was made of, and without a word about sizes.
 */
import { build, checkNode, install } from './setup.mjs';

checkNode();
await install();
const onlyChanged = process.argv.includes('changed');
await build({ force: !onlyChanged, quiet: onlyChanged });
