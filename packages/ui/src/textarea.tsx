import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlClasses } from './control-classes.ts';
import { useFieldAttributes } from './field-context.ts';

export interface TextareaProps extends ComponentProps<'textarea'> {
  name: string;
}

/** A text area that grows with its content. Like any text of several lines it is aligned by its own words. */
export function Textarea({ className, rows = 4, dir = 'auto', ...rest }: TextareaProps) {
  return (
    <textarea
      {...useFieldAttributes()}
      rows={rows}
      dir={dir}
      {...rest}
      className={classes(controlClasses, 'field-sizing-content min-h-24 resize-y py-2', className)}
    />
  );
}
