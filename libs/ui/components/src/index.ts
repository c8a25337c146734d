export { useAction, type Action } from './action/useAction.js';
export { useReturnedFocus } from './action/useReturnedFocus.js';
export { useRowFocus, type RowFocus } from './action/useRowFocus.js';
export { Button, type ButtonProps } from './button/Button.js';
export {
  buttonStyle,
  type ButtonAppearance,
  type ButtonSize,
  type ButtonVariant,
} from './button/buttonStyle.js';
export { IconButton, type IconButtonProps } from './button/IconButton.js';
export { classNames } from './classNames.js';
export { Disclosure, type DisclosureProps } from './disclosure/Disclosure.js';
export { SeparateNotice, type SeparateNoticeProps } from './document/SeparateNotice.js';
export { ConflictTable, type ConflictRow, type ConflictTableProps } from './document/ConflictTable.js';
export { CopyNotice, type CopyNoticeProps } from './document/CopyNotice.js';
export { DeletedNotice, type DeletedNoticeProps } from './document/DeletedNotice.js';
export { DocumentDialog, type DocumentDialogProps } from './document/DocumentDialog.js';
export { documentMessages } from './document/documentMessages.js';
export { EarlierVersionNotice, type EarlierVersionNoticeProps } from './document/EarlierVersionNotice.js';
export { ElsewhereNotice, type ElsewhereNoticeProps } from './document/ElsewhereNotice.js';
export { MergedNotice, type MergedNoticeProps } from './document/MergedNotice.js';
export { NewerVersionNotice, type NewerVersionNoticeProps } from './document/NewerVersionNotice.js';
export { nounMessages } from './document/nounMessages.js';
export { OpeningNotices, type OpeningNoticesProps } from './document/OpeningNotices.js';
export type { OtherVersion } from './document/OtherVersion.js';
export { RenameDialog, type RenameDialogProps } from './document/RenameDialog.js';
export { RestoredNotice, type RestoredNoticeProps } from './document/RestoredNotice.js';
export { SaveOverDialog, type SaveOverDialogProps } from './document/SaveOverDialog.js';
export {
  SaveProblemNotice,
  type SaveProblem,
  type SaveProblemNoticeProps,
} from './document/SaveProblemNotice.js';
export { SaveState, type SaveStateProps } from './document/SaveState.js';
export { UnreadableNotice, type UnreadableNoticeProps } from './document/UnreadableNotice.js';
export { VersionsDialog, type VersionRow, type VersionsDialogProps } from './document/VersionsDialog.js';
export { createEntryScope } from './entry/createEntryScope.js';
export type { EntryScope, OpenEntry, RefusedEntry } from './entry/EntryScope.js';
export { EntryScopeContext } from './entry/EntryScopeContext.js';
export { Checkbox, type CheckboxProps } from './field/Checkbox.js';
export {
  FieldFrame,
  type FieldControlAttributes,
  type FieldFrameProps,
  type FieldWords,
} from './field/FieldFrame.js';
export type { FieldOption } from './field/FieldOption.js';
export { inputStyle } from './field/inputStyle.js';
export { RadioCards, type RadioCard, type RadioCardsProps } from './field/RadioCards.js';
export { SearchCombobox } from './field/SearchCombobox.js';
export type { SearchComboboxProps, SearchResult, SearchState } from './field/SearchComboboxProps.js';
export type { SearchStatus } from './field/searchStatusText.js';
export { SegmentedControl, type SegmentedControlProps } from './field/SegmentedControl.js';
export { Select, type SelectProps } from './field/Select.js';
export { Switch, type SwitchProps } from './field/Switch.js';
export { TextField, type TextFieldProps } from './field/TextField.js';
export { FollowsAnother } from './heading/FollowsAnother.js';
export { ScreenHeading, type ScreenHeadingProps } from './heading/ScreenHeading.js';
export { Chip, type ChipProps, type ChipTone } from './mark/Chip.js';
export { Icon, type IconProps } from './mark/Icon.js';
export type { IconName } from './mark/iconPaths.js';
export { KeyHint, type KeyHintProps } from './mark/KeyHint.js';
export { NameList, type NameListProps } from './mark/NameList.js';
export { Notice, type NoticeProps, type NoticeTone } from './mark/Notice.js';
export { ProgressBar, type ProgressBarProps } from './mark/ProgressBar.js';
export { Skeleton, type SkeletonProps } from './mark/Skeleton.js';
export { VisuallyHidden, type VisuallyHiddenProps } from './mark/VisuallyHidden.js';
export { AnchoredPopover, type AnchoredPopoverProps } from './overlay/AnchoredPopover.js';
export { Dialog, type DialogProps } from './overlay/Dialog.js';
export type { DialogSurfaceProps } from './overlay/DialogSurface.js';
export { Drawer, type DrawerProps } from './overlay/Drawer.js';
export type { FloatingPlacement } from './overlay/FloatingSurface.js';
export { Menu, type MenuProps } from './overlay/Menu.js';
export type { MenuAction, MenuEntry, MenuSeparator } from './overlay/MenuEntry.js';
export { Popover, type PopoverProps } from './overlay/Popover.js';
export { EmptyState, type EmptyStateProps } from './panel/EmptyState.js';
export { ErrorBoundary, type ErrorBoundaryProps } from './panel/ErrorBoundary.js';
export { FailureNotice, type FailureNoticeProps } from './panel/FailureNotice.js';
export { Panel, type PanelProps } from './panel/Panel.js';
export { type PanelGroup, PanelGroups, type PanelGroupsProps } from './panel/PanelGroups.js';
export { panelProblem } from './panel/panelProblem.js';
export type { PanelState } from './panel/PanelState.js';
export { SampleArea } from './panel/SampleArea.js';
export { ScrollRegion, type ScrollRegionProps } from './panel/ScrollRegion.js';
