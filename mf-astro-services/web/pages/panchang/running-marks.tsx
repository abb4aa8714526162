import { useEffect, useRef, type ReactNode } from 'react';
import { moveMarks } from './running';

const refreshMs = 30_000;

/** Keeps what runs now marked in its content, which stays as the server made it. */
export function RunningMarks({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  // after every rendering: another day may have come into it
  useEffect(() => {
    const move = () => content.current && moveMarks(content.current, Date.now());
    move();
    const timer = setInterval(move, refreshMs);
    return () => clearInterval(timer);
  });
  return <div ref={content}>{children}</div>;
}
