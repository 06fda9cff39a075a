import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlClasses } from './control-classes.ts';
import { useFieldAttributes } from './field-context.ts';

export interface TextareaProps extends ComponentProps<'textarea'> {
  name: string;
}

/** A text area that grows with its content. Like any text of several lines it is aligned by its own words. */
export function Textarea(props: TextareaProps) {
  // A placeholder, if only a space, tells an empty one, which has no words of its own.
  const { className, rows = 4, dir = 'auto', placeholder = ' ', ...rest } = props;
  return (
    <textarea
      {...useFieldAttributes()}
      rows={rows}
      dir={dir}
      placeholder={placeholder}
      {...rest}
      className={classes(
        controlClasses,
        'placeholder-shown:[text-align:match-parent] placeholder-shown:[text-align:-webkit-match-parent] field-sizing-content min-h-24 resize-y py-2',
        className,
      )}
    />
  );
}
