import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeDatabase } from '../storage/makeDatabase.ts'

let template: Promise<string> | null = null

/** A folder with an empty database in it, to be removed. Making one takes seconds, so a process makes one and copies it. */
export async function preparedFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'modern-art-data-'))
  template ??= makeTemplate()
  await cp(await template, path.join(folder, 'database'), { recursive: true })
  return folder
}

/** Removes what the copies were made from. */
export async function removeTemplate(): Promise<void> {
  if (template === null) return
  await rm(path.dirname(await template), { recursive: true })
  template = null
}

async function makeTemplate(): Promise<string> {
  const parent = await mkdtemp(path.join(tmpdir(), 'modern-art-template-'))
  const folder = path.join(parent, 'database')
  await makeDatabase(folder)
  return folder
}
