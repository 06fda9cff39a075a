import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { alignedWithPage, controlClasses } from './control-classes.ts';
import { useFieldAttributes } from './field-context.ts';

export type TextInputProps = ComponentProps<'input'>;

/** A line of text with automatic direction; numbers and URLs set `dir="ltr"`. */
export function TextInput({ className, type = 'text', dir = 'auto', ...rest }: TextInputProps) {
  return (
    <input
      {...useFieldAttributes()}
      type={type}
      dir={dir}
      {...rest}
      className={classes(controlClasses, dir === 'auto' && alignedWithPage, 'h-10', className)}
    />
  );
}
