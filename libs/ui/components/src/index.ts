export { useAction, type Action } from './action/useAction.js';
export { Button, type ButtonProps } from './button/Button.js';
export {
  buttonStyle,
  type ButtonAppearance,
  type ButtonSize,
  type ButtonVariant,
} from './button/buttonStyle.js';
export { IconButton, type IconButtonProps } from './button/IconButton.js';
export { classNames } from './classNames.js';
export { createDeferred, type Deferred } from './deferred/createDeferred.js';
export { Disclosure, type DisclosureProps } from './disclosure/Disclosure.js';
export { ConflictTable, type ConflictRow, type ConflictTableProps } from './document/ConflictTable.js';
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
export { SearchCombobox } from './field/SearchCombobox.js';
export type { SearchComboboxProps, SearchResult, SearchState } from './field/SearchComboboxProps.js';
export type { SearchStatus } from './field/searchStatusText.js';
export { SegmentedControl, type SegmentedControlProps } from './field/SegmentedControl.js';
export { Select, type SelectProps } from './field/Select.js';
export { Switch, type SwitchProps } from './field/Switch.js';
export { TextField, type TextFieldProps } from './field/TextField.js';
export { Chip, type ChipProps, type ChipTone } from './mark/Chip.js';
export { Icon, type IconProps } from './mark/Icon.js';
export type { IconName } from './mark/iconPaths.js';
export { KeyHint, type KeyHintProps } from './mark/KeyHint.js';
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
export type { PanelState } from './panel/PanelState.js';
export { ScrollRegion, type ScrollRegionProps } from './panel/ScrollRegion.js';
