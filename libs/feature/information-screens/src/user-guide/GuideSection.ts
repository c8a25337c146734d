import type { ProseSection } from '../prose/ProseSection.js';
import type { ExampleId } from '../guide-examples/workedExamples.js';

export interface GuideSection extends ProseSection {
  /** Other words, in lower case, that people look for it by; found as if they stood in the heading. */
  readonly keywords?: readonly string[];
  /** Worked examples after the text. */
  readonly examples?: readonly ExampleId[];
}

/** Sections about one thing. */
export interface GuideChapter {
  readonly title: string;
  readonly sections: readonly GuideSection[];
}
