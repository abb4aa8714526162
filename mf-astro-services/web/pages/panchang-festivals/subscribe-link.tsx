import { useEffect, useState } from 'react';
import { Button } from 'shared/ui/button';

/** Leads to the calendar program. Only the browser knows the site's host, so without script it is the file. */
export function SubscribeLink({ file, text }: { file: string; text: string }) {
  const [address, setAddress] = useState(file);
  useEffect(() => setAddress(`webcal://${location.host}${file}`), [file]);
  return <Button href={address}>{text}</Button>;
}
