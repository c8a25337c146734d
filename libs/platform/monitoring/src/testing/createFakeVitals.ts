import type { MeasuredVital, VitalsLibrary } from '../vitals/VitalsLibrary.js';

/** A vitals library under test control. */
export function createFakeVitals() {
  const onChange: ((vital: MeasuredVital) => void)[] = [];
  const onFinal: ((vital: MeasuredVital) => void)[] = [];
  const library: VitalsLibrary = {
    onEveryChange: (tell) => void onChange.push(tell),
    onFinal: (tell) => void onFinal.push(tell),
  };
  const vital = (name: MeasuredVital['name'], value: number): MeasuredVital => ({
    name,
    value,
    id: `v-${name}`,
  });
  return {
    library,
    change(name: MeasuredVital['name'], value: number) {
      for (const tell of onChange) tell(vital(name, value));
    },
    finish(name: MeasuredVital['name'], value: number) {
      for (const tell of onFinal) tell(vital(name, value));
    },
  };
}
