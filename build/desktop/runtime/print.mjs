/** Converts Electron's print options. Paper sizes are in inches. */
const PAPER = {
  A3: [11.7, 16.54],
  A4: [8.27, 11.7],
  A5: [5.83, 8.27],
  Legal: [8.5, 14],
  Letter: [8.5, 11],
  Tabloid: [11, 17],
};

function paperOf(pageSize) {
  if (typeof pageSize === 'object') return [pageSize.width, pageSize.height];
  const paper = PAPER[pageSize];
  if (!paper) throw new Error(`The stand-in for Electron has no paper ${pageSize}.`);
  return paper;
}

/** Converts options of `webContents.printToPDF` (inches) to the protocol's. */
export function pdfParameters({ pageSize = 'Letter', margins = {}, ...options } = {}) {
  const [paperWidth, paperHeight] = paperOf(pageSize);
  const sides = Object.entries(margins).filter(([side]) => side !== 'marginType');
  return {
    ...options,
    paperWidth,
    paperHeight,
    ...Object.fromEntries(
      sides.map(([side, inches]) => [
        `margin${side.charAt(0).toUpperCase()}${side.slice(1)}`,
        inches,
      ]),
    ),
  };
}
