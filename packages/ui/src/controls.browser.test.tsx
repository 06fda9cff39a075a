import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { CopyButton } from './copy-button.tsx';
import { FilePicker } from './file-picker.tsx';
import { Switch } from './switch.tsx';

it('a button whose action runs is disabled, keeps its name and says that it is busy', async () => {
  await render(<Button pending>Save Changes</Button>);
  const button = page.getByRole('button', { name: 'Save Changes' });
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveAttribute('type', 'button');
});

it('a checkbox and a switch are turned by their words and by Space', async () => {
  await render(
    <>
      <Checkbox label="Remember me" name="remember" />
      <Switch label="Single-key shortcuts" name="keys" />
    </>,
  );
  const checkbox = page.getByRole('checkbox', { name: 'Remember me' });
  const control = page.getByRole('switch', { name: 'Single-key shortcuts' });
  await page.getByText('Remember me').click();
  await expect.element(checkbox).toBeChecked();
  await userEvent.keyboard('{Tab} ');
  await expect.element(control).toBeChecked();
});

it('an avatar falls back to the default user image', async () => {
  await render(<Avatar src="/no-such-picture" alt="Mira" />);
  await expect.element(page.getByRole('img', { name: 'Mira' })).toHaveProperty('tagName', 'svg');
});

it('a copied text is told for as long as asked', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await render(<CopyButton text="7f" label="Copy user ID" copiedLabel="Copied!" copiedMs={50} />);
  await page.getByRole('button', { name: 'Copy user ID' }).click();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('7f');
  await expect.element(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy user ID' })).toBeVisible();
});

it('a file can be chosen, taken back and chosen again', async () => {
  const onFile = vi.fn<(file: File | null) => void>();
  function Host() {
    const [file, setFile] = useState<File | null>(null);
    onFile.mockImplementation(setFile);
    return (
      <FilePicker
        chooseLabel="Choose picture"
        removeLabel="Remove chosen picture"
        accept="image/png"
        file={file}
        onFile={onFile}
      />
    );
  }
  await render(<Host />);
  const picture = new File(['png'], 'reef.png', { type: 'image/png' });
  const chooser = page.getByLabelText('Choose picture');
  await chooser.upload(picture);
  await expect.element(page.getByText('reef.png')).toBeVisible();
  await page.getByRole('button', { name: 'Remove chosen picture' }).click();
  await expect.element(page.getByText('reef.png')).not.toBeInTheDocument();
  await chooser.upload(picture);
  await expect.element(page.getByText('reef.png')).toBeVisible();
  expect(onFile).toHaveBeenCalledTimes(3);
});
