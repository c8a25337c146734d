import { buttonStyle, EmptyState, FailureNotice, ScreenHeading, Skeleton } from '@finance-analyst/components';
import { writeSymbol, type ValuationModelDocument } from '@finance-analyst/documents';
import { paths, workbenchPath } from '@finance-analyst/navigation';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import { Analysis } from './Analysis.js';
import type { ScenarioAnalysisScreenProps } from './ScenarioAnalysisScreen.js';
import { useSavedModel } from './useSavedModel.js';
import styles from './ScenarioAnalysis.module.css';

/** Opens the model that the address names, or says why it cannot be analyzed. */
export function OpenModel(props: ScenarioAnalysisScreenProps & { readonly modelId: string }): ReactElement {
  const { workspace, modelId, start } = props;
  const [turn, setTurn] = useState(0);
  const model = useSavedModel(workspace, modelId, turn);
  switch (model.kind) {
    case 'loading':
      return (
        <Frame>
          <p role="status" className={styles['quiet']}>
            {messages.openingModel}
          </p>
          <div aria-busy="true">
            <Skeleton height="60rem" />
          </div>
        </Frame>
      );
    case 'missing':
      return (
        <Frame>
          <EmptyState title={messages.noSuchModel} headingLevel={2} action={<OtherModel />}>
            {messages.noSuchModelExplained}
          </EmptyState>
          {start}
        </Frame>
      );
    case 'failed':
      return (
        <Frame>
          <FailureNotice
            title={messages.modelFailed}
            actions={<OtherModel />}
            onRetry={() => {
              setTurn((before) => before + 1);
            }}
          >
            {model.reason}
          </FailureNotice>
        </Frame>
      );
    case 'not-computable':
      return (
        <Frame>
          <EmptyState title={messages.notComputable} headingLevel={2} action={<OtherModel />}>
            {model.reason}
          </EmptyState>
        </Frame>
      );
    case 'no-value':
      return (
        <Frame>
          <EmptyState
            title={messages.noValue}
            headingLevel={2}
            action={
              <Link className={buttonStyle({ variant: 'primary' })} to={workbenchOf(model.document)}>
                {messages.openModel}
              </Link>
            }
          >
            {messages.noValueExplained(model.reason)}
          </EmptyState>
        </Frame>
      );
    case 'open':
      return (
        <Analysis
          {...props}
          document={model.document}
          valuation={model.valuation}
          isReadOnly={model.isReadOnly}
        />
      );
  }
}

const workbenchOf = ({ id, body }: ValuationModelDocument): string =>
  workbenchPath(writeSymbol(body.instrument), id);

function Frame({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={styles['screen']}>
      <ScreenHeading>{messages.title}</ScreenHeading>
      {children}
    </div>
  );
}

function OtherModel(): ReactElement {
  return (
    <Link className={buttonStyle({ variant: 'link' })} to={paths.scenarioAnalysis}>
      {messages.otherModel}
    </Link>
  );
}
