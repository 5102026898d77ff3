/** Whether the page that is open is the one its host serves now. */

/** True where another one is served: the program was changed since this one was loaded. */
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
