import { create } from 'qrcode';

let lastCode: { readonly address: string; readonly code: readonly string[] } | null = null;

/** The rows of a QR code. The last result is cached, because every state contains it. */
export function qrCodeRows(address: string): readonly string[] {
  if (lastCode?.address === address) return lastCode.code;
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const places = Array.from({ length: modules.size }, (_, index) => index);
  const dark = (row: number) => places.map((column) => String(modules.get(row, column))).join('');
  lastCode = { address, code: places.map(dark) };
  return lastCode.code;
}
