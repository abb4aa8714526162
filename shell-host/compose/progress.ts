/** Shows the thin line at the top while a page is being prepared, if that takes noticeable time. */
export async function showProgress<T>(work: Promise<T>): Promise<T> {
  const root = document.documentElement;
  const timer = setTimeout(() => root.setAttribute('data-loading', ''), 120);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    root.removeAttribute('data-loading');
  }
}
