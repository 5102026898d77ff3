/**
 * Ends the process if Node is too old. Entry scripts import this first and load the rest afterwards, because
 * old versions cannot parse the rest.
 */
const found = process.versions.node.split('.').map(Number);

if (found[0] < 20 || (found[0] === 20 && found[1] < 19)) {
  console.error(
    'Standee needs Node.js 20.19 or newer. This is ' +
      process.versions.node +
      '. Get a newer one from https://nodejs.org.',
  );
  process.exit(1);
}
