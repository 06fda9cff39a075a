import type { DiveLog } from '@buddyline/domain/dive-log';
import type { DiveLogForm } from '@buddyline/domain/dive-log-form';
import type { MessageKey } from '@buddyline/domain/messages';
import { Card } from '@buddyline/ui/card';
import { useLingui } from '@lingui/react/macro';
import {
  type DiveLogField,
  diveLogFields,
  type FieldGroup,
  groupTitles,
} from '../dive-log-fields.ts';
import { flagChip } from '../values/dive-marks.ts';
import { MarkToggle } from '../../../shared/form/mark-toggle.tsx';
import { type EditableField, EditField } from './edit-field.tsx';
import { fieldHint } from './field-hint.tsx';
import { GearToggles } from './gear-toggles.tsx';
import { SwapPosition } from './swap-position.tsx';
import type { DiveLogEdit } from './use-dive-log-edit.ts';

interface Props {
  group: FieldGroup;
  edit: DiveLogEdit;
  /** The values of the form as they are now. */
  typed: DiveLogForm;
  findings: ReadonlyMap<keyof DiveLog, MessageKey[]>;
}

function isEditable(field: DiveLogField): field is EditableField {
  return field.kind !== 'flag' && field.kind !== 'gear';
}

/** One group of fields, as a card: first the inputs, then the checkboxes. */
export function EditGroup({ group, edit, typed, findings }: Props) {
  const { i18n } = useLingui();
  const { form } = edit;
  const fields = diveLogFields[group];
  const title = i18n._(groupTitles[group]);
  const found = (name: keyof DiveLog) => findings.get(name) ?? [];
  const flags = fields.flatMap((field) => (field.kind === 'flag' ? [field.name] : []));
  const gear = fields.find(({ kind }) => kind === 'gear');
  const flagFindings = flags.flatMap(found);
  return (
    <Card title={title}>
      <div
        className={`grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3 ${group === 'decompression' ? 'xl:grid-cols-5' : 'xl:grid-cols-4'}`}
      >
        {fields.filter(isEditable).map((field) => (
          <EditField key={field.name} {...{ field, edit, typed }} findings={found(field.name)} />
        ))}
        {group === 'dive' && <SwapPosition form={form} typed={typed} />}
      </div>
      {flags.length > 0 && (
        <fieldset className="mt-5">
          <legend className="sr-only">{title}</legend>
          <div className="flex flex-wrap gap-2">
            {flags.map((name) => (
              <MarkToggle
                key={name}
                mark={flagChip(name)}
                {...form.register(name)}
                defaultChecked={edit.initial[name]}
              />
            ))}
          </div>
          <div className="mt-2 text-xs empty:hidden">{fieldHint([], flagFindings)}</div>
        </fieldset>
      )}
      {gear && (
        <fieldset className="mt-5">
          <legend className="mb-2 text-sm font-medium">{i18n._(gear.label)}</legend>
          <div className="flex flex-wrap gap-2">
            <GearToggles form={form} worn={typed.exposureGear} />
          </div>
        </fieldset>
      )}
    </Card>
  );
}
