/** Text of an item. The server has cleaned it when it was written: only text elements and links are left. */
export function Html({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
