import type { AnalyticsWindow } from '../AnalyticsDependencies.js';
import { cut } from './cut.js';
import { type Field, isPrivateField } from './isPrivateField.js';
import type { Stop, Track } from './Track.js';

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const nameOf = (element: Element): string =>
  cut(element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.id);

const valueOf = (field: Field): string | boolean => {
  const isBox = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
  return isBox ? field.checked : cut(field.value);
};

/** Records which fields are filled in, with up to 100 characters of their values, and which forms are submitted. */
export function watchForms({ document }: Pick<AnalyticsWindow, 'document'>, track: Track): Stop {
  const onChange = ({ target }: Event) => {
    if (!isField(target) || isPrivateField(target)) return;
    const form = target.form ? nameOf(target.form) : '';
    track('form_field', { form, field: nameOf(target), field_type: target.type, value: valueOf(target) });
  };
  const onSubmit = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return;
    const fields = [...target.elements].filter((field) => isField(field) && !isPrivateField(field));
    track('form_submit', { form: nameOf(target), fields: fields.length });
  };
  document.addEventListener('change', onChange, { capture: true });
  document.addEventListener('submit', onSubmit, { capture: true });
  return () => {
    document.removeEventListener('change', onChange, { capture: true });
    document.removeEventListener('submit', onSubmit, { capture: true });
  };
}
