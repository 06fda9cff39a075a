import { useState } from 'react';
import { Avatar } from '../src/avatar.tsx';
import { Card } from '../src/card.tsx';
import { Checkbox } from '../src/checkbox.tsx';
import { Field } from '../src/field.tsx';
import { FilePicker } from '../src/file-picker.tsx';
import { PasswordInput } from '../src/password-input.tsx';
import { Select } from '../src/select.tsx';
import { Switch } from '../src/switch.tsx';
import { TextInput } from '../src/text-input.tsx';
import { Textarea } from '../src/textarea.tsx';
import { Section } from './section.tsx';
import type { Words } from './words.ts';

export function Forms({ words }: { words: Words }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <Section title={words.form}>
      <Card className="max-w-3xl">
        <div className="showcase-columns">
          <Field label={words.email} hint={words.emailHint}>
            <TextInput type="email" dir="ltr" defaultValue="mira@example.com" />
          </Field>
          <Field label={words.password}>
            <PasswordInput
              showLabel={words.showPassword}
              capsLockText={words.capsLock}
              defaultValue="dive-safe"
            />
          </Field>
          <Field label={words.fullName} error={words.fullNameError}>
            <TextInput dir="auto" defaultValue={words.fullNameValue.split(' ')[0]} />
          </Field>
          <Field label={words.role}>
            <Select
              name="role"
              defaultValue="USER"
              options={[
                { value: 'USER', label: words.user },
                { value: 'ADMIN', label: words.admin },
              ]}
            />
          </Field>
          <Field label={words.bio}>
            <Textarea name="bio" defaultValue={words.bioValue} />
          </Field>
          <div className="showcase-stack">
            <Field label={words.username} hint={words.locked}>
              <TextInput dir="ltr" disabled defaultValue="mira" />
            </Field>
            <FilePicker
              chooseLabel={words.choosePicture}
              removeLabel={words.removePicture}
              accept="image/jpeg,image/png"
              file={file}
              onFile={setFile}
            >
              <Avatar size="lg" />
            </FilePicker>
            <div className="showcase-row">
              <Checkbox label={words.remember} defaultChecked />
              <Checkbox label={words.onlyWrecks} />
              <Checkbox label={words.locked} disabled />
            </div>
            <div className="showcase-row">
              <Switch label={words.onlyWrecks} defaultChecked />
              <Switch label={words.onlyWrecks} />
            </div>
          </div>
        </div>
      </Card>
    </Section>
  );
}
