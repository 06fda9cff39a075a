import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { alignedWithPage, controlClasses } from './control-classes.ts';
import { useFieldAttributes } from './field-context.ts';

export interface TextareaProps extends ComponentProps<'textarea'> {
  name: string;
}

/** A text area that grows with its content. */
export function Textarea({ className, rows = 4, dir = 'auto', ...rest }: TextareaProps) {
  return (
    <textarea
      {...useFieldAttributes()}
      rows={rows}
      dir={dir}
      {...rest}
      className={classes(
        controlClasses,
        dir === 'auto' && alignedWithPage,
        'field-sizing-content min-h-24 resize-y py-2',
        className,
      )}
    />
  );
}
