/** An address as a QR code. */
import { create } from 'qrcode';

let drawn: { readonly address: string; readonly code: readonly string[] } | null = null;

/** The rows of a QR code; the last one is remembered, because it is asked for with every state. */
export function codeOf(address: string): readonly string[] {
  if (drawn?.address === address) return drawn.code;
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const places = Array.from({ length: modules.size }, (_, place) => place);
  const dark = (row: number) => places.map((column) => String(modules.get(row, column))).join('');
  drawn = { address, code: places.map(dark) };
  return drawn.code;
}
