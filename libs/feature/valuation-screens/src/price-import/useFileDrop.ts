import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts files dropped anywhere on the page, which the browser would otherwise open instead of the page; reports
 * whether files are being dragged over it.
 */
export function useFileDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    // The pointer enters each element before it leaves the last one.
    let entered = 0;
    const onEnter = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      entered += 1;
      setOver(true);
    };
    const onOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    };
    const onLeave = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      entered = Math.max(0, entered - 1);
      if (entered === 0) setOver(false);
    };
    const onDropped = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      entered = 0;
      setOver(false);
      drop([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragenter', onEnter);
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDropped);
    return () => {
      window.removeEventListener('dragenter', onEnter);
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDropped);
    };
  }, []);
  return isOver;
}
