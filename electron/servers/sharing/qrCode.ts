import { create } from 'qrcode';

let drawn: { readonly address: string; readonly code: readonly string[] } | null = null;

/** The rows of a QR code. The last result is cached, because every state contains it. */
export function codeOf(address: string): readonly string[] {
  if (drawn?.address === address) return drawn.code;
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const places = Array.from({ length: modules.size }, (_, index) => index);
  const dark = (row: number) => places.map((column) => String(modules.get(row, column))).join('');
  drawn = { address, code: places.map(dark) };
  return drawn.code;
}
