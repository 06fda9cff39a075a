import ImageUp from 'lucide-react/icons/image-up';
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses } from './button-classes.ts';
import { useFieldAttributes } from './field-context.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export interface FilePickerProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'children' | 'multiple'
> {
  /** 'Choose picture' */
  chooseLabel: string;
  /** 'Remove chosen picture' */
  removeLabel: string;
  /** The accepted MIME types: 'image/jpeg,image/png'. */
  accept: string;
  /** The chosen file; its state is in the form. */
  file: File | null;
  onFile: (file: File | null) => void;
  /** For example a preview before the button. */
  children?: ReactNode;
}

/** Chooses one file; the same file can be chosen again after it was removed. */
export function FilePicker(props: FilePickerProps) {
  const { chooseLabel, removeLabel, file, onFile, disabled, children, className, ...rest } = props;
  return (
    <div className={`flex flex-wrap items-center gap-3 ${className ?? ''}`}>
      {children}
      <label
        className={buttonClasses({
          variant: 'outline',
          className:
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:opacity-55',
        })}
      >
        <Icon of={ImageUp} />
        {chooseLabel}
        <input
          {...useFieldAttributes()}
          {...rest}
          type="file"
          aria-label={chooseLabel}
          disabled={disabled}
          className="sr-only"
          onChange={(event) => {
            onFile(event.target.files?.[0] ?? null);
            // Cleared, because the input reports no change when the same file is chosen again.
            event.target.value = '';
          }}
        />
      </label>
      {file && (
        <span className="flex min-w-0 items-center gap-1 text-ink-muted">
          <bdi className="max-w-56 truncate">{file.name}</bdi>
          <IconButton
            icon={X}
            label={removeLabel}
            disabled={disabled}
            onClick={() => onFile(null)}
          />
        </span>
      )}
    </div>
  );
}
