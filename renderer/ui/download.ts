/** Hands a text to the player as a file. */
export function downloadText(fileName: string, text: string): void {
  download(fileName, new Blob([text], { type: 'application/json' }));
}

/** Hands bytes of any kind to the player as a file. */
export function downloadBytes(fileName: string, bytes: Uint8Array<ArrayBuffer>): void {
  download(fileName, new Blob([bytes], { type: 'application/octet-stream' }));
}

function download(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
