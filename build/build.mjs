/** `npm run build`: makes dist/ anew, with the sizes of what was made. */
import { build, checkNode, install } from './setup.mjs';

checkNode();
await install();
await build({ force: true, quiet: false });
