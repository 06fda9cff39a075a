import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlClasses } from './control-classes.ts';
import { useFieldAttributes } from './field-context.ts';

export type TextInputProps = ComponentProps<'input'>;

/** One line of text. Text that people write themselves takes `dir="auto"`. */
export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return (
    <input
      {...useFieldAttributes()}
      type={type}
      {...rest}
      className={classes(controlClasses, 'h-10', className)}
    />
  );
}
