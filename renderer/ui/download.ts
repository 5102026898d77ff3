/**
 * Saves a text or bytes as a file. A browser names a file only for a clicked link, so the function makes one
 * for the click.
 */
export function download(fileName: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has started reading by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
