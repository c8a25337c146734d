import type { ProseSection } from '../prose/ProseSection.js';
import type { ExampleId } from '../guide-examples/workedExamples.js';

export interface GuideSection extends ProseSection {
  /** Other words people search for, in lower case; found as if they were in the heading. */
  readonly keywords?: readonly string[];
  /** Worked examples after the text. */
  readonly examples?: readonly ExampleId[];
}

/** Sections about one thing. */
export interface GuideChapter {
  readonly title: string;
  readonly sections: readonly GuideSection[];
}
