import type { PropsWithChildren, ReactNode } from 'react';

interface PhoneProps {
  /** What the screen shows, for people who do not see it. */
  label: string;
  /** The day and hour of this part of the story. */
  when: ReactNode;
}

/** A phone with a screen of the app, drawn for this page with the kit's colours. */
export function Phone({ label, when, children }: PropsWithChildren<PhoneProps>) {
  return (
    <figure className="device">
      <figcaption className="device-when">{when}</figcaption>
      <div role="img" aria-label={label} className="phone">
        <div className="phone-screen">{children}</div>
      </div>
    </figure>
  );
}

/** A screen's part outside a phone, such as a card or a notice. */
export function Excerpt({ label, when, children }: PropsWithChildren<PhoneProps>) {
  return (
    <figure className="device device-excerpt">
      <figcaption className="device-when">{when}</figcaption>
      <div role="img" aria-label={label} className="excerpt">
        {children}
      </div>
    </figure>
  );
}
