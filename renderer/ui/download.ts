/**
 * Hands a text, or bytes of any kind, to the player as a file. A browser gives a page one way to do so under
 * a name: a link that is pressed. It is made for this and stands nowhere.
 */
export function download(fileName: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
