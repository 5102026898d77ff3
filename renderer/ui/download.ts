/**
 * Saves a text or bytes as a file. Browsers only set a file name for a link, so it creates one and
 * clicks it.
 */
export function download(fileName: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has started to read the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
