/** The mark: a path of growing stars that ends in the guiding one. Works in one colour from 28 px. */
export function Logo({ size = 40 }: { size?: number }) {
  return (
    <svg
      className="frame-logo"
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden
      focusable={false}
    >
      <circle className="frame-logo-sky" cx="20" cy="20" r="20" />
      <path
        className="frame-logo-path"
        d="M7.5 29.5C14 33.5 19 28 18.5 23.5S20 17 24 16"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeDasharray="0.1 3.2"
      />
      <path
        className="frame-logo-star"
        d="M26.5 5.5c.7 5.2 2.3 6.8 7.5 7.5-5.2.7-6.8 2.3-7.5 7.5-.7-5.2-2.3-6.8-7.5-7.5 5.2-.7 6.8-2.3 7.5-7.5z"
      />
      <circle className="frame-logo-dot" cx="18.5" cy="24" r="1.9" />
      <circle className="frame-logo-dot" cx="8" cy="29.5" r="1.4" />
      <circle className="frame-logo-dot" cx="14" cy="30.5" r="1.1" />
    </svg>
  );
}
