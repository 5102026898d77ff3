/** True if the host serves another version of the page than the loaded one. */
export async function isOutdated(): Promise<boolean> {
  const own = [...document.scripts].map((script) => script.getAttribute('src'));
  try {
    const answer = await fetch('./', { cache: 'no-store' });
    const page = answer.ok ? await answer.text() : '';
    return page !== '' && !own.some((src) => src !== null && page.includes(src));
  } catch {
    return false;
  }
}
