/**
 * `npm run build`: builds dist/ and prints the sizes. With `changed` it builds only if sources have
 * changed, without sizes.
 */
import './nodeVersion.mjs';
import { build, install } from './setup.mjs';

await install();
const onlyChanged = process.argv.includes('changed');
await build({ force: !onlyChanged, quiet: onlyChanged });
