import { useState } from 'react';
import type { PageProps } from 'shared/remote-kit/page';

/** A page that works. */
export default function Page({ data }: PageProps<{ path: string }>) {
  const [count, setCount] = useState(0);
  return (
    <section>
      <h1>The test remote works</h1>
      <p>{data.path}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      <p>
        <a href="/faulty/second">Second page</a> <a href="/remedies">Remedies</a>
      </p>
    </section>
  );
}
